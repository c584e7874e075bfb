// run: scan --only atomicity
// expect: atomicity
// admit compares room.headcount with the capacity and then calls room.join; the other lobby door lets players into the same room, so it overfills
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class LobbyDoor {
    private final String label;
    private final List<ArenaRoom> rooms;
    private int turnedAway;

    LobbyDoor(String label, List<ArenaRoom> rooms) {
        this.label = label;
        this.rooms = List.copyOf(rooms);
    }

    synchronized boolean admit(String player) {
        for (ArenaRoom room : rooms) {
            if (room.headcount() < ArenaRoom.CAPACITY) {
                room.join(label + ":" + player);
                return true;
            }
        }
        turnedAway++;
        return false;
    }

    synchronized int turnedAway() {
        return turnedAway;
    }

    public static void main(String[] args) throws Exception {
        List<ArenaRoom> rooms = List.of(new ArenaRoom(), new ArenaRoom());
        LobbyDoor north = new LobbyDoor("north", rooms);
        LobbyDoor south = new LobbyDoor("south", rooms);
        ExecutorService net = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 40; i++) {
            String player = "p" + i;
            LobbyDoor door = i % 2 == 0 ? north : south;
            net.execute(() -> door.admit(player));
        }
        net.shutdown();
        net.awaitTermination(5, TimeUnit.SECONDS);
        rooms.forEach(r -> System.out.println(r.headcount()));
        System.out.println(north.turnedAway() + south.turnedAway());
    }
}

class ArenaRoom {
    static final int CAPACITY = 8;

    private final List<String> players = new ArrayList<>();

    synchronized int headcount() {
        return players.size();
    }

    synchronized void join(String player) {
        players.add(player);
    }
}
// corpus: unseen13
