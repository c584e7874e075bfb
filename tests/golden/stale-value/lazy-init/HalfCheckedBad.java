// run: scan --only stale-value
// expect: stale-value method=HalfCheckedBad.get line=here
// Double-checked locking without the second check.

public class HalfCheckedBad {
    static class Connection {
        int uses;
        void use() { uses++; }
    }

    private static volatile Connection connection;

    static Connection get() {
        if (connection == null) {
            synchronized (HalfCheckedBad.class) {
                connection = new Connection(); // <- here
            }
        }
        return connection;
    }
}
