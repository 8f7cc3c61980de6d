/**
 * Returns a function that computes the value of each key once.
 * @example once((list: string) => collectionOf(erp, list))
 */
export function once<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) {
      value = make(key);
      made.set(key, value);
    }
    return value;
  };
}
