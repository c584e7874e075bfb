// run: scan --library --only stale-value
// expect: stale-value
// brettwooldridge/HikariCP#199 - the volatile checked flag is read, then set before the probe ran; a second thread sees it true and returns the default false of supported
import java.util.function.Predicate;

public class DriverProbe {
    public interface RawConnection {
        boolean isValid(int timeoutSeconds);

        String query(String sql);
    }

    private final String testQuery;
    private volatile boolean checked;
    private volatile boolean supported;

    public DriverProbe(String testQuery) {
        this.testQuery = testQuery;
    }

    public boolean isJdbc40Compliant(RawConnection connection) {
        if (!checked) {
            checked = true;
            supported = probe(connection);
        }
        return supported;
    }

    private static boolean probe(RawConnection connection) {
        try {
            connection.isValid(5);
            return true;
        } catch (AbstractMethodError | UnsupportedOperationException e) {
            return false;
        }
    }

    public Predicate<RawConnection> aliveTest(RawConnection sample) {
        if (isJdbc40Compliant(sample)) {
            return c -> c.isValid(5);
        }
        if (testQuery == null) {
            throw new IllegalStateException(
                    "JDBC4 Connection.isValid() method not supported, connection test query must be configured");
        }
        return c -> c.query(testQuery) != null;
    }
}
// corpus: unseen18
