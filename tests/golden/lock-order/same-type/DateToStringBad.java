// run: scan --only lock-order
// expect: lock-order locks=PrintStream,TimeZone.class,ZoneInfo.class
// Seed 003, section 7.5: three threads, three locks, one of them taken through a dynamic dispatch to Date.toString.
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

class Buf {
    String s = "";
    static String valueOf(Object o) { return o == null ? "null" : o.toString(); }
    Buf append(Object o) { s += valueOf(o); return this; }
}

class ServerRef {
    static void logCallException() {
        synchronized (Sys.err) {
            new Buf().append(new Date());
        }
    }
}

public class DateToStringBad {
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
// run: raddle show lockgraph $CLASSES
// out: PrintStream -> TimeZone.class
// out:   ServerRef.logCallException:()V#LPrintStream;#0-Buf.append:(LDate;)LBuf;-Buf.valueOf:(LDate;)Ljava/lang/String;-Date.toString:()Ljava/lang/String;-TimeZone.getDefault:()I
// out: TimeZone.class -> ZoneInfo.class
// out:   TimeZone.setDefaultZone:()I-ZoneInfo.getAliases:()I
// out: ZoneInfo.class -> PrintStream
// out:   ZoneInfo.read:()V-PrintStream.println:(Ljava/lang/String;)V
// out: cycle of 3 PrintStream TimeZone.class ZoneInfo.class
// out: 3 locks: 2 class objects, 1 types
// out: 3 edges, 3 paths
// run: raddle scan --only lock-order --fail-on low -f xml $CLASSES
// out: <?xml version="1.0" encoding="UTF-8"?>
// out: <LockOrderReport>
// out: <Cycle-3 locks="TimeZone.class ZoneInfo.class PrintStream">
// out: <Thread-1-Option>DateToStringBad.lambda$main$0 TimeZone.setDefaultZone ZoneInfo.getAliases</Thread-1-Option>
// out: <Thread-2-Option>DateToStringBad.lambda$main$1 ZoneInfo.read PrintStream.println</Thread-2-Option>
// out: <Thread-3-Option>DateToStringBad.lambda$main$2 ServerRef.logCallException Buf.append Buf.valueOf Date.toString TimeZone.getDefault</Thread-3-Option>
// out: </Cycle-3>
// out: </LockOrderReport>
// exit: 1
// corpus: seed
