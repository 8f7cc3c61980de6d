/** Reports of webinars. They can be read for a year. */

import type { webinarOperations } from "#contracts/meetings/webinars.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { missingOrExpired, refused } from "./support/refusals.ts";
import type { MeetingsTables, Webinar } from "./tables.ts";

const YEAR = 365 * 86_400_000;

export function webinarHandlers({ webinars }: MeetingsTables): HandlersOf<typeof webinarOperations> {
  /** The instance with this UUID, or the latest one with this number. @throws 3001, 12702 */
  function instance(webinarId: string, now: number): Webinar {
    const [latest] = webinars.by("id", webinarId).toSorted((a, b) => b.startedAt - a.startedAt);
    const webinar = webinars.get(webinarId) ?? latest;
    if (!webinar) throw missingOrExpired("The webinar");
    if (now - webinar.startedAt > YEAR) throw refused(12702, "The webinar is older than a year");
    return webinar;
  }

  return {
    getWebinarQaReport: ({ webinarId }, { now }) => instance(webinarId, now).qa,
    getWebinarSurveyReport: ({ webinarId }, { now }) => instance(webinarId, now).survey,
  };
}
