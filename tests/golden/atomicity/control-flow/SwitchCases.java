// run: scan --only atomicity
// expect: none
// each case of a switch locks the witness once
class Robot {
    private int x;
    private int y;

    public synchronized void east() {
        x++;
    }

    public synchronized void north() {
        y++;
    }

    public synchronized void home() {
        x = 0;
        y = 0;
    }
}

public class SwitchCases {
    private int commands;

    public Robot robot() {
        return new Robot();
    }

    public synchronized void command(Robot r, char c) {
        commands++;
        switch (c) {
            case 'E':
                r.east();
                break;
            case 'N':
                r.north();
                break;
            default:
                r.home();
        }
    }
}
// corpus: unseen
