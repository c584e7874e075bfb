// run: scan --only lock-order
// expect: lock-order locks=DateToStringJdkBad$Err,DateToStringJdkBad$Zone.class
// Section 7.5 through the real java.lang.StringBuilder.append(Object) and String.valueOf.
public class DateToStringJdkBad {
    static class Err {
        int n;
        synchronized void println(String s) { n += s.length(); }
    }
    static final Err err = new Err();

    static class Zone {
        static int n;
        static synchronized int getDefault() { return n++; }
        static synchronized void read() { err.println("bad zone file"); }
    }

    static class Date {
        @Override public String toString() { return "at " + Zone.getDefault(); }
    }

    static void log(Date d) {
        synchronized (err) {
            new StringBuilder().append((Object) d);
        }
    }

    public static void main(String[] args) {
        Date d = new Date();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { log(d); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { Zone.read(); }
        }).start();
    }
}
// corpus: seed
