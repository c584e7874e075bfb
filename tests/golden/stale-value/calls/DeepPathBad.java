// run: scan --only stale-value
// expect: stale-value method=DeepPathBad.rename line=here
// The object is an access path of length two from a parameter.

public class DeepPathBad {
    static class Person {
        private String name = "";
        synchronized String name() { return name; }
        synchronized void name(String n) { name = n; }
    }
    static class Team { final Person boss = new Person(); }
    static class Firm { final Team team = new Team(); }

    public void rename(Firm f, String title) {
        String n = f.team.boss.name();
        f.team.boss.name(title + " " + n); // <- here
    }
}
