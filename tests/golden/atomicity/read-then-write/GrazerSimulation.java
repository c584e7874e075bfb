// run: scan --only atomicity
// expect: atomicity
// graze reads cell.energy and writes the reduced energy back in a second call; two animals on one cell lose each other's bite
import java.util.ArrayList;
import java.util.List;

public class GrazerSimulation {
    static final class PastureCell {
        private int energy;

        PastureCell(int energy) {
            this.energy = energy;
        }

        synchronized int energy() {
            return energy;
        }

        synchronized void setEnergy(int e) {
            energy = e;
        }
    }

    abstract static class Animal {
        private int eaten;

        protected abstract int bite();

        synchronized void graze(PastureCell cell) {
            int left = cell.energy();
            int portion = Math.min(bite(), left);
            cell.setEnergy(left - portion);
            eaten += portion;
        }

        synchronized int eaten() {
            return eaten;
        }
    }

    static final class Sheep extends Animal {
        @Override
        protected int bite() {
            return 1;
        }
    }

    static final class Cow extends Animal {
        @Override
        protected int bite() {
            return 4;
        }
    }

    public static void main(String[] args) throws Exception {
        PastureCell[] field = {new PastureCell(50_000), new PastureCell(50_000)};
        List<Animal> herd = List.of(new Sheep(), new Cow(), new Sheep());
        List<Thread> threads = new ArrayList<>();
        for (Animal a : herd) {
            threads.add(new Thread(() -> {
                for (int i = 0; i < 20_000; i++) {
                    a.graze(field[i % field.length]);
                }
            }));
        }
        threads.forEach(Thread::start);
        for (Thread t : threads) {
            t.join();
        }
        int eaten = herd.stream().mapToInt(Animal::eaten).sum();
        System.out.println(eaten + field[0].energy() + field[1].energy());
    }
}
// corpus: unseen13
