// run: scan --only atomicity
// expect: none

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class OneWorkerOk {
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
        ExecutorService worker = Executors.newSingleThreadExecutor();
        for (int k = 0; k < 10; k++)
            worker.submit(() -> a.pass(1));
        worker.submit(() -> auditor.audit(a)); // one task after the other
        worker.shutdown();
    }
}
