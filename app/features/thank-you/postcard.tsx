/** A postcard on its way: volcano and sun for a picture, a stamp, and a tick where the address would be. */
export function Postcard({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 240 160" className={className} aria-hidden="true">
      <g transform="rotate(-4 120 80)">
        <rect x="18" y="18" width="204" height="124" rx="10" fill="#fff" stroke="#ede6da" />
        <clipPath id="postcard-view">
          <rect x="28" y="28" width="104" height="104" rx="6" />
        </clipPath>
        <g clipPath="url(#postcard-view)">
          <path d="M28 28h104v104H28z" fill="#f7e8c8" />
          <circle cx="104" cy="56" r="14" fill="#e0a030" />
          <path d="m28 112 44-56q5-6 10 0l50 60v24H28Z" fill="#8fb3a6" />
          <path d="m66 64 7-8q4-5 8 0l7 8q-6 6-11 2-5 5-11-2Z" fill="#fff" />
          <path d="M28 116q28-16 56-4t48-6v30H28Z" fill="#1f6f5c" />
          <path d="M42 132v-16a11 11 0 0 1 22 0v16h-6v-15a5 5 0 0 0-10 0v15Z" fill="#a8452f" />
        </g>
        <path
          d="M182 30h28v34h-28z"
          fill="#fbf7f0"
          stroke="#a8452f"
          strokeWidth="2"
          strokeDasharray="3 3"
        />
        <path d="m186 58 8-12q2-2 4 0l8 12Z" fill="#a8452f" />
        <circle cx="176" cy="102" r="24" fill="#1f6f5c" />
        <path
          d="m165 102 8 8 15-16"
          fill="none"
          stroke="#fff"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  )
}
