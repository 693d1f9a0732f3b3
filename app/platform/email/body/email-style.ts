/*
 * Mail programs support inline styles only and no variables, so the colours of app/ui/theme/tokens.css are repeated
 * here.
 */
const ink = '#22252b'
const soft = '#5b5f66'
const stone = '#ede6da'
const sans = "'Nunito Sans', 'Segoe UI', Helvetica, Arial, sans-serif"
const serif = "Fraunces, Georgia, 'Times New Roman', serif"

export const emailStyle = {
  page: `margin:0;padding:0;background:#fbf7f0;color:${ink};font:16px/1.6 ${sans}`,
  outer: 'width:100%;background:#fbf7f0',
  sheet: 'width:100%;max-width:600px;margin:0 auto',
  brand: `padding:28px 8px 16px;color:${ink};font:600 24px/1.2 ${serif}`,
  card: `padding:32px 28px;border:1px solid ${stone};border-radius:14px;background:#ffffff`,
  picture: 'display:block;width:100%;height:auto;border:0;border-radius:14px 14px 0 0',
  cardUnderPicture: `padding:28px;border:1px solid ${stone};border-top:0;border-radius:0 0 14px 14px;background:#ffffff`,
  heading: `margin:0 0 16px;color:${ink};font:600 26px/1.25 ${serif}`,
  paragraph: 'margin:0 0 16px',
  table: 'width:100%;margin:8px 0 24px;border-collapse:collapse',
  caption: 'padding:0 0 8px;color:#a8452f;font-weight:700;text-align:left',
  label: `padding:9px 16px 9px 0;border-top:1px solid ${stone};color:${soft};font-weight:400;text-align:left;vertical-align:top`,
  value: `padding:9px 0;border-top:1px solid ${stone};text-align:right;vertical-align:top`,
  wideValue: `padding:9px 0;border-top:1px solid ${stone};text-align:right;vertical-align:top;word-break:break-word`,
  totalLabel: `padding:12px 16px 12px 0;border-top:2px solid ${ink};font-weight:700;text-align:left`,
  totalValue: `padding:12px 0;border-top:2px solid ${ink};font-weight:700;text-align:right`,
  link: 'color:#1f6f5c',
  quoteTitle: 'margin:0 0 8px;color:#a8452f;font-weight:700',
  quote:
    'margin:0 0 24px;padding:12px 16px;border-left:3px solid #e0a030;background:#fbf7f0;white-space:pre-line;word-break:break-word',
  button:
    'display:inline-block;margin:8px 0 24px;padding:14px 24px;border-radius:14px;background:#a8452f;color:#ffffff;font-weight:700;text-decoration:none',
  footer: `padding:20px 8px 32px;color:${soft};font-size:14px`,
  hidden: 'display:none;max-height:0;overflow:hidden',
} as const
