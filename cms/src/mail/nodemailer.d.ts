/** Types of the two calls of nodemailer that the CMS uses; the package has none. */
declare module 'nodemailer' {
  type Message = {
    from: string
    to: string
    replyTo?: string
    subject: string
    text: string
    html?: string
    headers?: Record<string, string>
  }
  type Options = Record<string, string | number | boolean>
  export function createTransport(options: Options): {
    sendMail: (message: Message) => Promise<{ message?: unknown }>
  }
}
