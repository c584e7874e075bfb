// run: scan --only lock-order --library
// expect: lock-order locks=ToStringBad$Account,ToStringBad$Trace
// Printing an object under the trace's lock calls its synchronized toString.
public class ToStringBad {
    public static class Trace {
        private String last = "";
        public synchronized void print(Account a) { last = "account " + a; }
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
