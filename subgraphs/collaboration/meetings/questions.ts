/** Converts questions to the wire. The required members of each kind are checked before any call. */
import type { PollQuestion } from "#contracts/meetings/index.ts";
import type {
  MeetingPollBlanksInput,
  MeetingPollChoiceInput,
  MeetingPollPromptsInput,
  MeetingPollQuestionInput,
  MeetingPollRatingInput,
  MeetingPollTextInput,
} from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";

/** @throws BAD_USER_INPUT that names the question and the problem */
export const questionsIn = (questions: readonly MeetingPollQuestionInput[]): PollQuestion[] =>
  questions.map((question, index) => {
    const given = Object.values(question).filter((kind) => kind != null);
    const argument = `questions[${index}]`;
    if (given.length !== 1) throw badInput(`"${argument}" must have exactly one kind`, argument);
    return sent(question, argument);
  });

function sent(question: MeetingPollQuestionInput, argument: string): PollQuestion {
  const { singleChoice, multipleChoice, matching, rankOrder } = question;
  const { shortAnswer, longAnswer, fillInTheBlank, ratingScale } = question;
  if (singleChoice) return { type: "single", ...choice(singleChoice, argument) };
  if (multipleChoice) return { type: "multiple", ...choice(multipleChoice, argument) };
  if (matching) return { type: "matching", ...prompted(matching, argument) };
  if (rankOrder) return { type: "rank_order", ...prompted(rankOrder, argument) };
  if (shortAnswer) return { type: "short_answer", ...text(shortAnswer, argument) };
  if (longAnswer) return { type: "long_answer", ...text(longAnswer, argument) };
  if (fillInTheBlank) return { type: "fill_in_the_blank", ...blanks(fillInTheBlank, argument) };
  if (ratingScale) return { type: "rating_scale", ...rating(ratingScale, argument) };
  throw badInput(`"${argument}" has no kind`, argument);
}

function common(
  { name, answerRequired }: Pick<MeetingPollTextInput, "name" | "answerRequired">,
  argument: string,
) {
  if (name.trim() === "") throw badInput(`"${argument}" asks nothing: its name is blank`, argument);
  return { name, ...(answerRequired != null && { answer_required: answerRequired }) };
}

function several<T>(list: readonly T[], what: string, argument: string): T[] {
  if (list.length < 2) throw badInput(`"${argument}" needs two ${what} at least`, argument);
  return [...list];
}

/** @throws BAD_USER_INPUT for a right answer that is not among the answers */
function rightOf(right: readonly string[], answers: readonly string[], argument: string): string[] {
  if (right.some((answer) => !answers.includes(answer)))
    throw badInput(`"${argument}" has a right answer that is none of its answers`, argument);
  return [...right];
}

function choice(input: MeetingPollChoiceInput, argument: string): PollQuestion {
  const { answers, rightAnswers, showAsDropdown } = input;
  return {
    ...common(input, argument),
    answers: several(answers, "answers", argument),
    ...(rightAnswers && { right_answers: rightOf(rightAnswers, answers, argument) }),
    ...(showAsDropdown != null && { show_as_dropdown: showAsDropdown }),
  };
}

function prompted(input: MeetingPollPromptsInput, argument: string): PollQuestion {
  const { answers, prompts } = input;
  return {
    ...common(input, argument),
    answers: several(answers, "answers", argument),
    prompts: several(prompts, "prompts", argument).map(({ question, rightAnswers }) => ({
      prompt_question: question,
      ...(rightAnswers && { prompt_right_answers: rightOf(rightAnswers, answers, argument) }),
    })),
  };
}

function text(input: MeetingPollTextInput, argument: string): PollQuestion {
  const { minCharacters: least, maxCharacters: most } = input;
  if ((least ?? 0) < 0 || (most ?? Number.POSITIVE_INFINITY) < Math.max(1, least ?? 0))
    throw badInput(`"${argument}" has no length that an answer could have`, argument);
  return {
    ...common(input, argument),
    ...(least != null && { answer_min_character: least }),
    ...(most != null && { answer_max_character: most }),
  };
}

function blanks(input: MeetingPollBlanksInput, argument: string): PollQuestion {
  const { rightAnswers, caseSensitive } = input;
  if (rightAnswers.length === 0) throw badInput(`"${argument}" needs a right answer`, argument);
  return {
    ...common(input, argument),
    right_answers: [...rightAnswers],
    ...(caseSensitive != null && { case_sensitive: caseSensitive }),
  };
}

function rating(input: MeetingPollRatingInput, argument: string): PollQuestion {
  const { minValue, minLabel, maxValue, maxLabel } = input;
  if (maxValue <= minValue) throw badInput(`"${argument}" has a highest value below its lowest`, argument);
  return {
    ...common(input, argument),
    rating_min_value: minValue,
    rating_max_value: maxValue,
    ...(minLabel != null && { rating_min_label: minLabel }),
    ...(maxLabel != null && { rating_max_label: maxLabel }),
  };
}
