const lines = [
  'Choose a new password for the panel here. If you did not ask for it, there is nothing to do.',
  'Escoja aquí una contraseña nueva para el panel. Si no la pidió, no tiene que hacer nada.',
]

/** Strapi's mail to people who forgot their password, who are not signed in: in both languages. */
export const forgottenPassword = {
  subject: 'A new password · Una contraseña nueva',
  text: `${lines.join('\n\n')}\n\n<%= url %>\n`,
  html: `${lines.map((line) => `<p>${line}</p>`).join('')}<p><a href="<%= url %>"><%= url %></a></p>`,
}
