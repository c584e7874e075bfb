// The same code locks objects of several classes: one bug, one finding, named by one of them.
// run: scan --only lock-order
// expect: lock-order locks=OneBug$Dog,OneBug$Keeper
import java.util.ArrayList;
import java.util.List;

public class OneBug {
    abstract static class Animal {
        private int weight;

        synchronized void cry(Keeper keeper) {
            keeper.hear(this);
        }

        synchronized void eat(int n) {
            weight += portion(n);
        }

        abstract int portion(int n);
    }

    static class Cat extends Animal {
        @Override
        int portion(int n) {
            return n / 2;
        }
    }

    static class Dog extends Animal {
        @Override
        int portion(int n) {
            return n;
        }
    }

    static class Keeper {
        private final List<Animal> hungry = new ArrayList<>();

        synchronized void hear(Animal animal) {
            hungry.add(animal);
        }

        synchronized void feed() {
            for (Animal animal : hungry)
                animal.eat(10);
        }
    }

    static class Life implements Runnable {
        private final Animal animal;
        private final Keeper keeper;

        Life(Animal animal, Keeper keeper) {
            this.animal = animal;
            this.keeper = keeper;
        }

        @Override
        public void run() {
            for (int i = 0; i < 100000; i++)
                animal.cry(keeper);
        }
    }

    public static void main(String[] args) {
        Keeper keeper = new Keeper();
        new Thread(new Life(new Cat(), keeper)).start();
        new Thread(new Life(new Dog(), keeper)).start();
        for (int i = 0; i < 100000; i++)
            keeper.feed();
    }
}
// run: raddle scan --only lock-order $CLASSES | grep 'same code'
// out:   for:     the same code also locks OneBug$Cat
