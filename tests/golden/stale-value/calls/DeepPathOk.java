// run: scan --only stale-value
// expect: none
// The paths differ: two persons.

public class DeepPathOk {
    static class Person {
        private String name = "";
        synchronized String name() { return name; }
        synchronized void name(String n) { name = n; }
    }
    static class Team { final Person boss = new Person(); final Person aide = new Person(); }
    static class Firm { final Team team = new Team(); }

    public void rename(Firm f, String title) {
        String n = f.team.boss.name();
        f.team.aide.name(title + " " + n);
    }
}
