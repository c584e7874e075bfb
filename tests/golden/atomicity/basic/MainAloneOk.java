// run: scan --only atomicity
// expect: none

public class MainAloneOk {
    static class Account {
        private int in, out;
        synchronized int in() { return in; }
        synchronized int out() { return out; }
        synchronized void pass(int n) { in += n; out += n; }
    }

    static class Auditor {
        private int wrong;
        synchronized void audit(Account a) {
            int i = a.in();
            int o = a.out(); // <- here
            if (i != o)
                wrong++;
        }
    }

    public static void main(String[] args) throws Exception {
        Account a = new Account();
        Auditor auditor = new Auditor();
        auditor.audit(a); // nobody else is there yet
        Thread t = new Thread(() -> a.pass(1));
        t.start();
        t.join();
        auditor.audit(a); // nor here any more
    }
}
