/** A password manager wants to know whose password a form asks for. */
export function PasswordOwner({ username }: { username: string }) {
  return (
    <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
  );
}
