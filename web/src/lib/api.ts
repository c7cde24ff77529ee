import type { components } from './schema';

type Schemas = components['schemas'];

export type Saying = Schemas['Saying'];
/** A question as it is sent: options may come without their words. */
export type ToldDecision = Schemas['DecisionInfo'];
/** An option whose words can be read, at the latest when somebody wants to. */
/** An option in words; `between` if it is an amount that is taken without being on offer. */
export type OptionInfo = Omit<Schemas['OptionInfo'], 'say'> & {
  readonly say: Saying;
  readonly between?: boolean | undefined;
};
export type DecisionInfo = Omit<ToldDecision, 'options' | 'asides'> & { options: OptionInfo[]; asides: OptionInfo[] };
export type Form = Schemas['Form'];
export type PreferenceInfo = Schemas['PreferenceInfo'];
export type PreferenceValue = Schemas['PreferenceValue'];
export type EventInfo = Schemas['EventInfo'];
export type OptionField = Schemas['OptionField'];
export type GameInfo = Schemas['GameInfo'];
export type LessonInfo = Schemas['LessonInfo'];
export type LessonPlan = Schemas['LessonPlan'];
export type LessonStep = Schemas['LessonStepInfo'];
export type Learner = Schemas['Learner'];
export type Fit = Schemas['Fit'];
export type Sketch = Schemas['Sketch'];
export type Sketching = Schemas['Sketching'];
export type Clock = Schemas['Clock'];
export type SeatWish = Schemas['SeatWish'];
export type NewTable = Schemas['NewTable'];
export type Joining = Schemas['Joining'];
export type SeatInfo = Schemas['SeatInfo'];
export type Shape = SeatInfo['shape'];
export type Proposal = Schemas['Proposal'];
export type TableInfo = Schemas['TableInfo'];
export type Result = Schemas['Result'];
export type Created = Schemas['Created'];
export type Forking = Schemas['Forking'];
export type ChatLine = Schemas['ChatLine'];
export type LogPage = Schemas['LogPage'];
export type Pointing = Schemas['Pointing'];
/** What choices would lead to; its options always come with their words. */
export type Foreseen = Omit<Schemas['Foreseen'], 'decision'> & { decision: DecisionInfo };
export type Foreseeing = Schemas['Foreseeing'];
export type Verified = Schemas['Verified'];
export type Story = Schemas['StoryInfo'];
export type Analysis = Schemas['AnalysisInfo'];
export type Hint = Schemas['HintInfo'];
export type Turning = Schemas['TurningInfo'];
export type Feat = Schemas['FeatInfo'];
export type Curve = Schemas['CurveInfo'];
/** How a table stands, as it is sent. */
export type ToldUpdate = Schemas['Update'];
export type Update = Omit<ToldUpdate, 'decision'> & { decision: DecisionInfo | null };
export type Change = Schemas['Change'];
export type Worded = Schemas['Worded'];
export type Refused = Schemas['Refused'];
export type Chat = Schemas['Chat'];

export type FromServer = ToldUpdate | Change | Worded | Refused | Chat | Schemas['Pong'];
export type ToServer =
  | Schemas['Choose']
  | Schemas['Plan']
  | Schemas['Prefer']
  | Schemas['Undo']
  | Schemas['Redo']
  | Schemas['Propose']
  | Schemas['Respond']
  | Schemas['Say']
  | Schemas['Look']
  | Schemas['Word']
  | Schemas['Pace']
  | Schemas['Ping'];
