import css from './discord-picture.module.css';

interface DiscordPictureProps {
  words: { label: string; edit: string; integrations: string; webhooks: string; copy: string };
}

interface StepProps {
  number: number;
  /** The distance from the picture's top. */
  top: number;
}

const Step = ({ number, top }: StepProps) => (
  <g className={css.step}>
    <circle cx="18" cy={top} r="12" />
    <text x="18" y={top + 5} textAnchor="middle">
      {number}
    </text>
  </g>
);

/** Where Discord has what a webhook needs: Edit Channel, then Integrations and Webhooks, then the button that copies. */
export const DiscordPicture = ({ words }: DiscordPictureProps) => (
  <svg className={css.picture} viewBox="0 0 320 236" role="img" aria-label={words.label}>
    <path className={css.line} d="M18 44v46M18 126v52" />
    <Step number={1} top={30} />
    <rect className={css.part} x="42" y="8" width="276" height="44" rx="8" />
    <text x="56" y="36" className={css.faint}>
      #
    </text>
    <path className={css.bar} d="M74 31h62" />
    <circle className={css.gear} cx="160" cy="30" r="7" />
    <text x="178" y="35">
      {words.edit}
    </text>
    <Step number={2} top={108} />
    <rect className={css.part} x="42" y="68" width="136" height="80" rx="8" />
    <path className={css.bar} d="M56 85h70M56 133h52" />
    <rect className={css.chosen} x="48" y="95" width="124" height="26" rx="6" />
    <text x="56" y="113">
      {words.integrations}
    </text>
    <rect className={css.part} x="190" y="68" width="128" height="80" rx="8" />
    <rect className={css.chosen} x="196" y="95" width="116" height="26" rx="6" />
    <text x="204" y="113">
      {words.webhooks}
    </text>
    <path className={css.bar} d="M204 85h52M204 133h76" />
    <Step number={3} top={196} />
    <rect className={css.part} x="42" y="164" width="276" height="64" rx="8" />
    <circle className={css.face} cx="70" cy="196" r="14" />
    <path className={css.bar} d="M92 196h18" />
    <rect className={css.button} x="122" y="180" width="186" height="32" rx="6" />
    <text x="215" y="201" textAnchor="middle" className={css.act}>
      {words.copy}
    </text>
  </svg>
);
