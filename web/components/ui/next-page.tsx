import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import css from './small.module.css';

type NextPageProps = {
  /** "20 of 43", or the end of the list in words. */
  shown: ReactNode;
  /** The button's words; without them there is no next page. */
  label?: ReactNode;
  pending?: boolean;
  onNext?: () => void;
};

export function NextPage({ shown, label, pending = false, onNext }: NextPageProps) {
  return (
    <div className={css['next']}>
      <output>{shown}</output>
      {label !== undefined && (
        <Button pending={pending} onClick={onNext}>
          {label}
        </Button>
      )}
    </div>
  );
}
