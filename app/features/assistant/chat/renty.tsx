/** Renty: a quetzal with a traveller's scarf, whose tail is longer than he is. */
export function Renty({ size, className }: { size: number; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 96 96" width={size} height={size} className={className} aria-hidden="true">
      <circle cx="48" cy="48" r="47" fill="#f7e8c8" />
      <path d="M4 66 30 36q4-5 8 0l11 13 9-10q3-4 7 0l27 27a47 47 0 0 1-88 0Z" fill="#e9cf95" />
      <path d="M57 62q14 6 13 31l-5 2q1-20-12-29Z" fill="#175546" />
      <path d="M62 60q16 10 15 26l-5 4q0-17-14-26Z" fill="#1f6f5c" />
      <path d="M26 52q0-26 23-26t22 26q0 31-23 31-22 0-22-31Z" fill="#1f6f5c" />
      <path d="M33 64q15 8 30 0 0 18-15 18-15 0-15-18Z" fill="#a8452f" />
      <path d="M29 58q19 11 39 0l2 7q-21 11-43 0Z" fill="#e0a030" />
      <path d="m33 63 2 4m6-1 1 4m8-4v4m8-6 1 4" stroke="#a72a72" strokeWidth="2" />
      <path d="M37 29q1-13 7-15-1 6 2 9 2-8 8-9-2 5 0 9 4-6 9-5-5 4-5 11Z" fill="#2f8f77" />
      <circle cx="40" cy="46" r="8" fill="#fff" />
      <circle cx="59" cy="46" r="8" fill="#fff" />
      <circle cx="41.5" cy="47" r="4" fill="#22252b" />
      <circle cx="57.5" cy="47" r="4" fill="#22252b" />
      <circle cx="43" cy="45.5" r="1.4" fill="#fff" />
      <circle cx="59" cy="45.5" r="1.4" fill="#fff" />
      <path d="M44 52q6-5 11 0-1 8-6 9-4-1-5-9Z" fill="#e0a030" />
      <path d="M44.5 53.5q5 2 10 0" fill="none" stroke="#a8752a" strokeWidth="1.5" />
    </svg>
  )
}
