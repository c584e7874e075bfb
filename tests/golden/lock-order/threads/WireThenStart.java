// run: scan --only lock-order
// expect: none
// Main nests bus -> device while wiring (before any thread starts) and the single poll thread nests device -> bus afterwards; Thread.start orders the two, and main does not nest again.
package fieldbus;

import java.util.ArrayList;
import java.util.List;

class Bus {
    private final List<Device> devices = new ArrayList<>();
    private int frames;

    synchronized void wire(Device d) {
        devices.add(d);
        d.setAddress(devices.size());
    }

    synchronized void frame(int address, int value) {
        frames += address + value;
    }

    synchronized int frames() { return frames; }
}

class Device {
    private final Bus bus;
    private int address;
    private int reading;

    Device(Bus bus) { this.bus = bus; }

    synchronized void setAddress(int a) { address = a; }

    synchronized void poll() {
        reading++;
        bus.frame(address, reading);
    }
}

public class WireThenStart {
    public static void main(String[] args) throws InterruptedException {
        Bus bus = new Bus();
        List<Device> devices = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Device d = new Device(bus);
            bus.wire(d);
            devices.add(d);
        }
        Thread poller = new Thread(new Runnable() {
            @Override
            public void run() {
                for (int round = 0; round < 1000; round++) {
                    for (Device d : devices) {
                        d.poll();
                    }
                }
            }
        }, "poller");
        poller.start();
        for (int i = 0; i < 5; i++) {
            System.out.println("frames so far " + bus.frames());
            Thread.sleep(5);
        }
        poller.join();
        System.out.println(bus.frames());
    }
}
// corpus: unseen
