// A race on an element has the name of the array's field and the index; who holds what is said.
package com.acme.fill;

public class ArrayElement {
    static final Object lock = new Object();
    private final int[] cells = new int[8];

    void fill() {
        synchronized (lock) {
            cells[3] = 1;
        }
    }

    public static void main(String[] args) {
        ArrayElement all = new ArrayElement();
        new Thread(all::fill, "filler").start();
        all.cells[3] = 2;
    }
}
// run: raddle check --width 80 $CLASSES
// out: ArrayElement.java:17: data-race: com.acme.fill.ArrayElement.cells[3] is written
// out:     by main while filler writes it
// out:   main writes it, holding no lock:
// out:     ArrayElement.main (ArrayElement.java:17)
// out:   filler writes it, holding ArrayElement.lock:
// out:     ArrayElement.fill (ArrayElement.java:10)
// out:   how it happens (...):
// out:     filler  ArrayElement.java:9   takes ArrayElement.lock
// out:     main    ArrayElement.java:17  is about to write ArrayElement.cells[3]
// out:     filler  ArrayElement.java:10  is about to write ArrayElement.cells[3]
// out:
// out: 1 error (...)
// exit: 1
