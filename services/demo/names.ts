/** Names, places and organizations of the demo company. */

export const firstNames = (
  "Ada Alan Amara Anders Anika Arjun Beatriz Bruno Carmen Chidi Chloe Daniel Darya Diego Edith Elena Emeka " +
  "Emil Esther Farah Felix Fatima Gabriel Greta Hana Hassan Ines Ivan Jamal Jana Jonas Julia Kamala Kenji " +
  "Lars Leila Linus Lucia Maja Malik Marek Mei Mila Mohamed Nadia Nils Noor Olga Omar Paula Pavel Priya " +
  "Quentin Ravi Rosa Ruth Samir Sara Sofia Stefan Suki Tariq Tessa Tomas Uma Vera Viktor Wanda Wei Yara " +
  "Yusuf Zofia"
).split(" ");

export const lastNames = (
  "Abara Adler Ahmed Almeida Andersen Baker Banerjee Becker Bianchi Brandt Carter Castro Chen Costa Dahl " +
  "Demir Diaz Dubois Eriksen Evans Farouk Fischer Fontaine Garcia Gupta Haddad Hansen Haruki Hoffmann Ito " +
  "Ivanova Jansen Johansson Kamau Keller Khan Kowalski Kumar Larsen Lee Lindqvist Lopez Mahlangu Martin " +
  "Mendes Meyer Moreau Mwangi Nakamura Novak Nowak Okafor Olsen Ortega Park Patel Pereira Petrov Rahman " +
  "Reyes Rossi Sato Schmidt Silva Singh Sokolov Suarez Svensson Tanaka Torres Usman Vargas Virtanen Wagner " +
  "Walker Weber Wong Yamada Yilmaz Zhang Ziegler"
).split(" ");

export const titles = [
  "Account Executive",
  "Accountant",
  "Analyst",
  "Designer",
  "Developer",
  "Director",
  "Engineer",
  "Office Manager",
  "Product Manager",
  "Recruiter",
  "Specialist",
  "Team Lead",
] as const;

export const departments = [
  "Engineering",
  "Finance",
  "Human Resources",
  "Marketing",
  "Operations",
  "Sales",
  "Support",
] as const;

/** Cities with country (ISO 3166), calling code and a street. */
export const places = [
  { city: "Amsterdam", country: "NL", callingCode: "31", street: "Prinsengracht" },
  { city: "Austin", country: "US", callingCode: "1", street: "Congress Avenue" },
  { city: "Berlin", country: "DE", callingCode: "49", street: "Torstrasse" },
  { city: "Boston", country: "US", callingCode: "1", street: "Beacon Street" },
  { city: "Kuwait City", country: "KW", callingCode: "965", street: "Arabian Gulf Street" },
  { city: "Lagos", country: "NG", callingCode: "234", street: "Marina Road" },
  { city: "Lisbon", country: "PT", callingCode: "351", street: "Rua Augusta" },
  { city: "London", country: "GB", callingCode: "44", street: "Fleet Street" },
  { city: "New York", country: "US", callingCode: "1", street: "Hudson Street" },
  { city: "Osaka", country: "JP", callingCode: "81", street: "Midosuji" },
  { city: "Seattle", country: "US", callingCode: "1", street: "Pine Street" },
  { city: "Toronto", country: "CA", callingCode: "1", street: "Queen Street" },
] as const;

/** Names of organizations. The domain of each is the lower-cased name under `.example`. */
export const organizationNames = [
  "Northwind",
  "Bluebird",
  "Cobalt",
  "Dunmore",
  "Eastgate",
  "Fernhill",
  "Greyfriars",
  "Harbour",
  "Ironbridge",
  "Juniper",
] as const;

export const industries = ["Energy", "Finance", "Health", "Logistics", "Retail", "Software"] as const;
