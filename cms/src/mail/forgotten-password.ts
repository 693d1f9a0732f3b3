const lines = [
  'Choose a new password for the panel here. If you did not ask for it, there is nothing to do.',
  'Elija aquí una contraseña nueva para el panel. Si no la pidió, no tiene que hacer nada.',
]

/** The template of the password-reset e-mail, in both languages: before sign-in the language is unknown. */
export const forgottenPassword = {
  subject: 'A new password · Una contraseña nueva',
  text: `${lines.join('\n\n')}\n\n<%= url %>\n`,
  html: `${lines.map((line) => `<p>${line}</p>`).join('')}<p><a href="<%= url %>"><%= url %></a></p>`,
}
