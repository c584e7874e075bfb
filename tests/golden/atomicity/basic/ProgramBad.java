// run: scan --only atomicity
// expect: atomicity method=ProgramBad$Auditor.audit line=here witness=a context=this
// Program mode.

public class ProgramBad {
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

    public static void main(String[] args) {
        Account a = new Account();
        Auditor auditor = new Auditor();
        new Thread(() -> a.pass(1)).start();
        new Thread(() -> auditor.audit(a)).start();
        auditor.audit(a);
    }
}
