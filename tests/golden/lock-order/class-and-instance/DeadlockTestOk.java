// run: scan --only lock-order
// expect: none
// Section 1.1 after the published fix: the Date is printed before the Properties are locked.
class Table {
    int n;
    synchronized Object get(Object k) { return n++ > 0 ? k : null; }
}

class Properties extends Table {
    String getProperty(String k) { return (String) get(k); }
    void store(StringBuilder out) {
        out.append(new Date().text());
        synchronized (this) {
            out.append(get("key"));
        }
        out.setLength(0);
    }
}

class Sys {
    static final Properties props = new Properties();
    static String getProperty(String k) { return props.getProperty(k); }
}

class ZoneInfoFile {
    static Object getZoneInfo(String id) { return Sys.getProperty("java.home"); }
}

class TimeZone {
    static Object dflt;
    static synchronized Object getTimeZone(String id) { return ZoneInfoFile.getZoneInfo(id); }
    static synchronized Object getDefault() { return dflt; }
}

class Date {
    String text() { return "now" + TimeZone.getDefault(); }
}

public class DeadlockTestOk {
    public static void main(String[] args) {
        new Thread() {
            public void run() { for (int i = 0; i < 100000; i++) TimeZone.getTimeZone("PST"); }
        }.start();
        new Thread() {
            public void run() { for (int i = 0; i < 100000; i++) Sys.props.store(new StringBuilder()); }
        }.start();
    }
}
// corpus: seed
