// run: scan --only stale-value
// expect: none
// only main touches the account, the other thread just prints a heartbeat
class PocketMoney {
    private int coins = 10;

    synchronized int coins() {
        return coins;
    }

    synchronized void spend(int n) {
        coins -= n;
    }
}

public class SingleThreaded {
    public static void main(String[] args) throws InterruptedException {
        Thread heartbeat = new Thread(() -> {
            for (int i = 0; i < 3; i++) {
                System.out.println("alive");
            }
        });
        heartbeat.start();
        PocketMoney p = new PocketMoney();
        while (p.coins() > 0) {
            p.spend(1);
        }
        heartbeat.join();
    }
}
// corpus: unseen
