// run: scan --only atomicity
// expect: atomicity
// brianchandotcom/liferay-portal#174931 (LPD-90093) - each client object guards its own charge() but the row is shared: usage is read in one locked call and written back in another, charges of two clients are lost and the limit passed
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

final class QuotaRow {
    private final Object rowLock = new Object();
    private final int limit;
    private int usage;

    QuotaRow(int limit) {
        this.limit = limit;
    }

    int limit() {
        return limit;
    }

    int usage() {
        synchronized (rowLock) {
            return usage;
        }
    }

    void setUsage(int value) {
        synchronized (rowLock) {
            usage = value;
        }
    }
}

public class TokenQuota {
    private final QuotaRow row;
    private int spentHere;

    TokenQuota(QuotaRow row) {
        this.row = row;
    }

    synchronized boolean charge(int tokens) {
        int usage = row.usage();
        if (usage + tokens > row.limit()) {
            return false;
        }
        row.setUsage(usage + tokens);
        spentHere += tokens;
        return true;
    }

    synchronized int spentHere() {
        return spentHere;
    }

    public static void main(String[] args) throws InterruptedException {
        QuotaRow row = new QuotaRow(100_000);
        TokenQuota[] clients = {new TokenQuota(row), new TokenQuota(row), new TokenQuota(row)};
        ExecutorService pool = Executors.newFixedThreadPool(clients.length);
        for (TokenQuota c : clients) {
            pool.execute(() -> {
                int rounds = 0;
                while (rounds++ < 60_000 && c.charge(5)) {
                    Thread.onSpinWait();
                }
            });
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        int spent = 0;
        for (TokenQuota c : clients) {
            spent += c.spentHere();
        }
        System.out.println(spent + " spent, row says " + row.usage());
    }
}
// corpus: unseen18
