// run: scan --only stale-value
// expect: none

public class HalfCheckedOk {
    static class Connection {
        int uses;
        void use() { uses++; }
    }

    private static volatile Connection connection;

    static Connection get() {
        if (connection == null) {
            synchronized (HalfCheckedOk.class) {
                if (connection == null)
                    connection = new Connection();
            }
        }
        return connection;
    }
}
