// run: scan --only stale-value
// expect: none
// main checks and sets the limit before the threads start, they only use the atomic take
public class BeforeStartSetup {
    static class Quota {
        private int left;
        synchronized int left() { return left; }
        synchronized void left(int n) { left = n; }
        synchronized boolean take() {
            if (left == 0) return false;
            left--;
            return true;
        }
    }

    public static void main(String[] args) {
        Quota q = new Quota();
        int configured = args.length > 0 ? Integer.parseInt(args[0]) : 10;
        q.left(configured);
        int now = q.left();
        if (now < 100) q.left(now + 100);
        for (int i = 0; i < 4; i++) {
            new Thread(() -> {
                int got = 0;
                while (q.take()) got++;
                System.out.println(got);
            }).start();
        }
    }
}
// corpus: unseen
