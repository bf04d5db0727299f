/** The same picture as in `public/icon.svg`, in the colours of the theme. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="9" fill="var(--accent)" />
      <path d="M13 8v14M6 15h14" stroke="var(--on-accent)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="24" cy="22" r="2.75" fill="var(--on-accent)" />
    </svg>
  );
}
