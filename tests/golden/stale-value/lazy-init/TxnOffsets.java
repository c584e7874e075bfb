// run: scan --only stale-value
// expect: none
// apache/kafka#19717 (KAFKA-19280), repaired - the volatile Optional is copied to a local once and only the local is asked
import java.util.Optional;

public class TxnOffsets {
    record Offset(long message, int position) { }

    private volatile Optional<Offset> firstUnstable = Optional.empty();
    private volatile Offset highWatermark = new Offset(0, 0);

    Offset lastStable() {
        Offset hw = highWatermark;
        Optional<Offset> unstable = firstUnstable;
        if (unstable.isPresent() && unstable.get().message() < hw.message()) {
            return unstable.get();
        }
        return hw;
    }

    void transactionStarted(long offset) {
        firstUnstable = Optional.of(new Offset(offset, (int) offset * 16));
    }

    void transactionsCompleted() {
        firstUnstable = Optional.empty();
    }

    void advance(long offset) {
        highWatermark = new Offset(offset, (int) offset * 16);
    }

    public static void main(String[] args) throws InterruptedException {
        TxnOffsets log = new TxnOffsets();
        Thread appender = new Thread(() -> {
            for (int i = 0; i < 100_000; i++) {
                log.transactionStarted(i);
                log.advance(i + 5);
                log.transactionsCompleted();
            }
        }, "appender");
        Thread fetcher = new Thread(() -> {
            long max = 0;
            for (int i = 0; i < 100_000; i++) {
                max = Math.max(max, log.lastStable().message());
            }
            System.out.println(max <= 100_004);
        }, "fetcher");
        appender.start();
        fetcher.start();
        appender.join();
        fetcher.join();
    }
}
// corpus: unseen18
