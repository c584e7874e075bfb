// run: scan --only lock-order
// expect: lock-order locks=Properties,TimeZone.class
// Section 1.1 as in the thread dump: ZoneInfoFile.class is held too, between the two locks of the cycle. It is only
// ever taken under TimeZone.class, so the three-cycle through it cannot happen and must not be reported.
class Table {
    int n;
    synchronized Object get(Object k) { return n++ > 0 ? k : null; }
}

class Properties extends Table {
    String getProperty(String k) { return (String) get(k); }
    synchronized void store(StringBuilder out) {
        out.append(new Date().text());
        out.append(get("key"));
        out.setLength(0);
    }
}

class Sys {
    static final Properties props = new Properties();
    static String getProperty(String k) { return props.getProperty(k); }
}

class ZoneInfoFile {
    static synchronized Object getZoneInfo(String id) { return Sys.getProperty("java.home"); }
}

class TimeZone {
    static Object dflt;
    static synchronized Object getTimeZone(String id) { return ZoneInfoFile.getZoneInfo(id); }
    static synchronized Object getDefault() { return dflt; }
}

class Date {
    String text() { return "now" + TimeZone.getDefault(); }
}

public class DeadlockTestThreeLocksBad {
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
