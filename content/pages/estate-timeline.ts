export const estateTimelinePage = {
  alsoCalled: [
    'estate late',
    'executor',
    'executor of a will',
    'i am the executor',
    'duties of an executor',
    'small estate',
    'estate late under r250000',
    'letter of executorship',
    'letters of executorship',
    'letters of authority',
    'what to do when someone dies',
    'death of a parent',
    'master of the high court',
    'will',
    'no will',
    'died without a will',
  ],
  description:
    'For executors and families: say what the estate is worth and when the person died, and get each step, who does it, its law, and its day if it has one.',
  eyebrow: 'For executors and families',
  lede: 'Say roughly what the estate is worth and when the person died. You get each step, who does it, and by when.',
  small:
    'This is the short road. Up to this value the Master may give letters of authority instead of appointing an executor: one of the family pays the debts and hands out the rest. Begin with the two papers for the Master. Each step below says who does it, and its day where the law names one.',
  large:
    'Above this value the Master appoints an executor: the one whom the will names, or whom the heirs propose. The executor calls for claims, draws up an account, and pays out once nobody objects. Begin with the two papers for the Master. Each step below says who does it, and its day where the law names one.',
  keptTitle: 'The estate, step by step',
  keptLede: 'Tick what is done. Everybody who has the link of this page sees it, and can tick too.',
  back: 'What we do for an estate, and what it costs',
};
