// run: scan --only lock-order --library
// expect: none
// The vector's own method locks a vector, whatever else the variable may hold elsewhere.
import java.util.Vector;

public class OtherTypeOk {
    static class Log { int n; }
    static final Log LOG = new Log();
    static Vector<String> lines;

    static Object read(boolean isFlag) {
        return isFlag ? Boolean.TRUE : lines;
    }

    public static void setLines(Vector<String> all) {
        lines = all;
    }

    @SuppressWarnings("unchecked")
    public static void count() {
        synchronized (LOG) {
            LOG.n = ((Vector<String>) read(false)).size();
        }
    }

    public static void reset() {
        Object flag = read(true);
        if (flag instanceof Boolean) {
            synchronized (Boolean.TRUE) {
                synchronized (LOG) { LOG.n = 0; }
            }
        }
    }
}
