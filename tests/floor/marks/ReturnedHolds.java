import java.util.*;
// A returned collection holds what was put into it, two such are told apart.
class ReturnedHolds {
    static class Item { int n; }
    private final List<Item> mine = new ArrayList<>();
    List<Item> items() { return mine; }
    public static void main(String[] args) {
        ReturnedHolds one = new ReturnedHolds();
        ReturnedHolds two = new ReturnedHolds();
        one.items().add(new Item()); // shared
        two.items().add(new Item()); // confined
        new Thread(() -> {
            for (Item item : one.items())
                item.n++; // @task parallel: main
        }).start();
        two.items().get(0).n++;
        one.items().get(0).n++; // @main parallel: task
    }
}
