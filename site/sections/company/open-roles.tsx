import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './open-roles.module.css';

export interface OpenRolesProps {
  heading: string;
  text: string;
  columns: { role: string; office: string; level: string; pay: string };
  roles: { role: string; text: string; office: string; level: string; pay: string }[];
  /** What the pay bands are. */
  note: string;
}

/** Open roles in ruled rows: what one would do, where, at which level, for what pay. */
export function OpenRoles({ heading, text, columns, roles, note }: OpenRolesProps) {
  return (
    <section className={styles.roles}>
      <Wrap>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <table>
          <caption>{note}</caption>
          <thead>
            <tr>
              {[columns.role, columns.office, columns.level, columns.pay].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {roles.map((role) => (
              <tr key={role.role}>
                <th scope="row">
                  {role.role}
                  <span>{role.text}</span>
                </th>
                <td data-label={columns.office}>{role.office}</td>
                <td data-label={columns.level}>{role.level}</td>
                <td data-label={columns.pay}>{role.pay}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wrap>
    </section>
  );
}
