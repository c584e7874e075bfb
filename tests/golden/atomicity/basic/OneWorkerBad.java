// run: scan --only atomicity
// expect: atomicity line=here witness=a

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class OneWorkerBad {
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
        ExecutorService workers = Executors.newFixedThreadPool(2);
        for (int k = 0; k < 10; k++)
            workers.submit(() -> a.pass(1));
        workers.submit(() -> auditor.audit(a));
        workers.shutdown();
    }
}
