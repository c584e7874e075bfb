// run: scan --only lock-order
// expect: lock-order
// the Java tutorial's bow / bowBack deadlock
public class PoliteFriends {
    static class Person {
        private static final Object ETIQUETTE = new Object();
        private final String name;
        private int bows;
        Person(String name) { this.name = name; }
        String getName() { return name; }
        synchronized void bowBack(Person p) {
            bows++;
            System.out.format("%s: %s has bowed back to me!%n", name, p.getName());
        }
        synchronized void bow(Person p) {
            bows++;
            System.out.format("%s: %s has bowed to me!%n", name, p.getName());
            p.bowBack(this);
        }
    }
    public static void main(String[] args) {
        final Person tick = new Person("Tick");
        final Person trick = new Person("Trick");
        new Thread(new Runnable() {
            @Override public void run() { tick.bow(trick); }
        }).start();
        new Thread(new Runnable() {
            @Override public void run() { trick.bow(tick); }
        }).start();
    }
}
// corpus: unseen
