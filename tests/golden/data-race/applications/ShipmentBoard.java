// HashMap put by the timer thread, read by main with only sleep in between.
// run: scan --only data-race
// expect: data-race field=ShipmentBoard.stages
import java.util.HashMap;
import java.util.Map;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.atomic.AtomicInteger;

public class ShipmentBoard {
    enum Stage { PACKED, IN_TRANSIT, DELIVERED }

    private final Map<String, Stage> stages = new HashMap<>();
    private final AtomicInteger ticks = new AtomicInteger();
    private final Timer timer = new Timer("courier-feed", true);

    ShipmentBoard(int parcels) {
        for (int i = 0; i < parcels; i++) {
            stages.put("P" + i, Stage.PACKED);
        }
    }

    void start() {
        timer.scheduleAtFixedRate(new TimerTask() {
            @Override
            public void run() {
                advance(ticks.getAndIncrement());
            }
        }, 0, 3);
    }

    private void advance(int tick) {
        String id = "P" + tick % stages.size();
        Stage next = stages.get(id) == Stage.PACKED ? Stage.IN_TRANSIT : Stage.DELIVERED;
        stages.put(id, next);
    }

    long delivered() {
        long n = 0;
        for (int i = 0; i < 8; i++) {
            if (stages.get("P" + i) == Stage.DELIVERED) {
                n++;
            }
        }
        return n;
    }

    void stop() {
        timer.cancel();
    }

    public static void main(String[] args) throws InterruptedException {
        ShipmentBoard board = new ShipmentBoard(8);
        board.start();
        Thread.sleep(40);
        System.out.println("midday " + board.delivered());
        Thread.sleep(60);
        System.out.println("evening " + board.delivered());
        board.stop();
        System.out.println("ticks " + (board.ticks.get() > 0 ? "some" : "none"));
    }
}
// corpus: unseen27
