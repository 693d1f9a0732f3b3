/** The two ways in which the CMS uses nodemailer, which brings no types of its own. */
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
