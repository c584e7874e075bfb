// run: scan --only lock-order
// expect: none
// Section 7.5 with an argument whose toString takes no lock. Date exists and is printed too, but under no lock.
class PrintStream {
    int n;
    synchronized void println(String s) { n += s.length(); }
}

class Sys {
    static final PrintStream err = new PrintStream();
}

class TimeZone {
    static int n;
    static synchronized int setDefaultZone() { return ZoneInfo.getAliases(); }
    static synchronized int getDefault() { return n++; }
}

class ZoneInfo {
    static int n;
    static synchronized int getAliases() { return n++; }
    static synchronized void read() { Sys.err.println("bad zone file"); }
}

class Date {
    public String toString() { return "at " + TimeZone.getDefault(); }
}

class Stamp {
    public String toString() { return "now"; }
}

class Buf {
    String s = "";
    static String valueOf(Object o) { return o == null ? "null" : o.toString(); }
    Buf append(Object o) { s += valueOf(o); return this; }
}

class ServerRef {
    static void logCallException() {
        new Buf().append(new Date());
        synchronized (Sys.err) {
            new Buf().append(new Stamp());
        }
    }
}

public class DateToStringOk {
    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) TimeZone.setDefaultZone();
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) ZoneInfo.read();
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) ServerRef.logCallException();
        }).start();
    }
}
// corpus: seed
