// Tank objects kept in a CopyOnWriteArrayList are ordered by two commander threads at once without a lock.
// run: scan --only data-race,object-race --min-severity medium
// expect: data-race field=TankBattle$Tank.fuel
// expect: object-race class=TankBattle$Tank
// expect: data-race field=TankBattle$Tank.shells
// expect: data-race field=TankBattle$Tank.armour
// corpus: unseen31
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class TankBattle {
    enum Order { MOVE, FIRE, REPAIR }

    static class Tank {
        private final int id;
        private int fuel = 100;
        private int shells = 20;
        private int armour = 5;

        Tank(int id) {
            this.id = id;
        }

        void order(Order o) {
            switch (o) {
                case MOVE:
                    fuel = Math.max(0, fuel - 2);
                    break;
                case FIRE:
                    if (shells > 0) {
                        shells--;
                    }
                    break;
                default:
                    armour++;
                    fuel--;
            }
        }

        @Override
        public String toString() {
            return id + ":" + fuel + "/" + shells + "/" + armour;
        }
    }

    private final List<Tank> tanks = new CopyOnWriteArrayList<>();

    void deploy(int n) {
        for (int i = 0; i < n; i++) {
            tanks.add(new Tank(i));
        }
    }

    private int command(Order... orders) {
        int given = 0;
        for (int turn = 0; turn < 30; turn++) {
            for (Tank t : tanks) {
                t.order(orders[(turn + given) % orders.length]);
                given++;
            }
        }
        return given;
    }

    public static void main(String[] args) throws Exception {
        TankBattle game = new TankBattle();
        game.deploy(5);
        ExecutorService staff = Executors.newFixedThreadPool(2);
        Future<Integer> red = staff.submit(() -> game.command(Order.MOVE, Order.FIRE));
        Future<Integer> blue = staff.submit(() -> game.command(Order.REPAIR, Order.MOVE));
        int given = red.get() + blue.get();
        staff.shutdown();
        System.out.println(given + " " + game.tanks);
    }
}
