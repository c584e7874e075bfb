// run: scan --only atomicity
// expect: none
// the tables are made here, never handed out and only touched under the seats' monitor, so nothing can come between headcount and sit
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class BoardGameSeats {
    private final List<GameTable> tables = new ArrayList<>();
    private int turnedAway;

    BoardGameSeats(int n) {
        for (int i = 0; i < n; i++) {
            tables.add(new GameTable());
        }
    }

    synchronized boolean seat(String player) {
        for (GameTable t : tables) {
            if (t.headcount() < GameTable.CAPACITY) {
                t.sit(player);
                return true;
            }
        }
        turnedAway++;
        return false;
    }

    synchronized int seated() {
        return tables.stream().mapToInt(GameTable::headcount).sum();
    }

    synchronized int turnedAway() {
        return turnedAway;
    }

    public static void main(String[] args) throws Exception {
        BoardGameSeats seats = new BoardGameSeats(2);
        ExecutorService net = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 40; i++) {
            String player = "p" + i;
            net.execute(() -> seats.seat(player));
        }
        net.shutdown();
        net.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(seats.seated() + " " + seats.turnedAway());
    }
}

class GameTable {
    static final int CAPACITY = 8;

    private final List<String> players = new ArrayList<>();

    synchronized int headcount() {
        return players.size();
    }

    synchronized void sit(String player) {
        players.add(player);
    }
}
// corpus: unseen13
