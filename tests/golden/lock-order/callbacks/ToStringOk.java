// run: scan --only lock-order --library
// expect: none
// The string is made before the trace is locked.
public class ToStringOk {
    public static class Trace {
        private String last = "";
        public void print(Account a) { String s = "account " + a; set(s); }
        private synchronized void set(String s) { last = s; }
        public synchronized void line(int n) { last = "line"; }
    }
    public static class Account {
        private int balance;
        private final Trace trace;
        public Account(Trace t) { trace = t; }
        @Override public synchronized String toString() { return "balance " + balance; }
        public synchronized void deposit(int n) { balance += n; trace.line(n); }
    }
}
