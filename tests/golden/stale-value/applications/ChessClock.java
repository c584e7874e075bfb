// Immutable record replaced by updateAndGet with a pure function, i.e. a CAS loop; reads afterwards are single gets.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen30
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;

public class ChessClock {

    record Clock(int white, int black, int moves) {
        Clock spendWhite(int seconds) {
            return new Clock(white - seconds, black, moves + 1);
        }

        Clock spendBlack(int seconds) {
            return new Clock(white, black - seconds, moves + 1);
        }
    }

    private final AtomicReference<Clock> clock = new AtomicReference<>(new Clock(3600, 3600, 0));

    Clock white(int seconds) {
        return clock.updateAndGet(c -> c.spendWhite(seconds));
    }

    Clock black(int seconds) {
        return clock.updateAndGet(c -> c.spendBlack(seconds));
    }

    String show() {
        Clock c = clock.get();
        return c.white() + ":" + c.black() + " after " + c.moves();
    }

    public static void main(String[] args) {
        ChessClock match = new ChessClock();
        CompletableFuture<Void> playerOne = CompletableFuture.runAsync(() -> {
            for (int i = 1; i <= 40; i++) {
                match.white(i % 7);
            }
        });
        CompletableFuture<Void> playerTwo = CompletableFuture.runAsync(() -> {
            for (int i = 1; i <= 40; i++) {
                match.black(i % 5);
            }
        });
        System.out.println(match.show());
        playerOne.thenCombine(playerTwo, (a, b) -> match.show())
            .thenAccept(System.out::println)
            .join();
    }
}
