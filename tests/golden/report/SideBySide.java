// Stacks side by side, where there is room, without the packages; one below the other else.
// run: scan --only lock-order --library
// expect: lock-order locks=com.acme.stock.Shelf,com.acme.stock.SideBySide
package com.acme.stock;

class Shelf {
    private int boxes;

    synchronized void count(SideBySide stock) {
        stock.add(boxes);
    }

    synchronized void put() {
        boxes++;
    }
}

public class SideBySide {
    private int sum;

    synchronized void add(int n) {
        sum += n;
    }

    public synchronized void fill(Shelf shelf) {
        shelf.put();
    }

    public static void count(Shelf shelf, SideBySide stock) {
        shelf.count(stock);
    }
}
// run: cd $(dirname $JAVA) && raddle scan --only lock-order --min-severity low --library --width 110 --source . $CLASSES
// exit: 1
// out: SideBySide.java:14: low lock-order: com.acme.stock.SideBySide and com.acme.stock.Shelf are locked in opposite
// out:     orders [score ..., ...]
// out:   thread 1 holds SideBySide (this) and waits for Shelf | thread 2 holds Shelf (this) and waits for SideBySide
// out:       (this)                                           |     (this)
// out:     SideBySide.fill (SideBySide.java:26)               |   SideBySide.count (SideBySide.java:30)
// out:       takes this (SideBySide)                          |     30 | shelf.count(stock);
// out:       26 | shelf.put();                                |   Shelf.count (SideBySide.java:10)
// out:     Shelf.put (SideBySide.java:14)                     |     takes this (Shelf)
// out:       takes this (Shelf)                               |     10 | stock.add(boxes);
// out:       14 | boxes++;                                    |   SideBySide.add (SideBySide.java:22)
// out:                                                        |     takes this (SideBySide)
// out:                                                        |     22 | sum += n;
// out:   for:     all stacks start at public or protected methods
// out: ...
// out:
// out: 1 finding (1 low) in 2 classes, 7 methods; library mode; looked for lock-order
// run: raddle scan --only lock-order --min-severity low --library --width 60 $CLASSES | sed -n 1,6p
// out: SideBySide.java:14: low lock-order:
// out:     com.acme.stock.SideBySide and com.acme.stock.Shelf are
// out:     locked in opposite orders [score ..., ...]
// out:   thread 1 holds SideBySide (this) and waits for Shelf
// out:       (this):
// out:     SideBySide.fill (SideBySide.java:26) takes this
