// run: scan --only stale-value
// expect: none
// only the ticker thread writes the volatile; readers just print it
class GameClock {
    private volatile int ticks;

    void advance() {
        ticks = ticks + 1;
    }

    int now() {
        return ticks;
    }
}

class Ticker extends Thread {
    private final GameClock clock;

    Ticker(GameClock clock) {
        this.clock = clock;
    }

    @Override
    public void run() {
        for (int i = 0; i < 500; i++) {
            clock.advance();
        }
    }
}

public class SingleWriterClock {
    public static void main(String[] args) throws InterruptedException {
        GameClock clock = new GameClock();
        Ticker ticker = new Ticker(clock);
        ticker.start();
        for (int r = 0; r < 2; r++) {
            new Thread(() -> System.out.println("t=" + clock.now())).start();
        }
        ticker.join();
    }
}
// corpus: unseen
