// run: scan --only lock-order
// expect: lock-order locks=Properties,TimeZone.class
// Seed 003, section 1.1: reduced Properties and TimeZone of the 1.4 library; Properties.store prints a Date while locked.
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

public class DeadlockTestBad {
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
