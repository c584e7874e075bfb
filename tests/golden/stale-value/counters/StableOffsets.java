// run: scan --only stale-value
// expect: stale-value
// apache/kafka#19717 (KAFKA-19280) - a volatile Optional is asked isPresent() and then read again for get(); the appender empties it in between
import java.util.Optional;

public class StableOffsets {
    record OffsetMetadata(long messageOffset, int position) { }

    private volatile Optional<OffsetMetadata> firstUnstable = Optional.empty();
    private volatile OffsetMetadata highWatermark = new OffsetMetadata(0, 0);

    OffsetMetadata lastStableOffset() {
        OffsetMetadata hw = highWatermark;
        if (firstUnstable.isPresent() && firstUnstable.get().messageOffset() < hw.messageOffset()) {
            return firstUnstable.get();
        }
        return hw;
    }

    void transactionStarted(long offset) {
        firstUnstable = Optional.of(new OffsetMetadata(offset, (int) offset * 16));
    }

    void transactionsCompleted() {
        firstUnstable = Optional.empty();
    }

    void advance(long offset) {
        highWatermark = new OffsetMetadata(offset, (int) offset * 16);
    }

    public static void main(String[] args) throws InterruptedException {
        StableOffsets log = new StableOffsets();
        Thread appender = new Thread(() -> {
            for (int i = 0; i < 500_000; i++) {
                log.transactionStarted(i);
                log.advance(i + 5);
                log.transactionsCompleted();
            }
        }, "appender");
        Thread fetcher = new Thread(() -> {
            long sum = 0;
            for (int i = 0; i < 500_000; i++) {
                sum += log.lastStableOffset().messageOffset();
            }
            System.out.println(sum);
        }, "fetcher");
        appender.start();
        fetcher.start();
        appender.join();
        fetcher.join();
    }
}
// corpus: unseen18
