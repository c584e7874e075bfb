// The running example of seed 004 (figure 1), with a list that is safe for two threads. What its text says:
// Employee.name is only written before others see the employee, so that no set has a write of it and
// reading it is never a choice (section IV-E); the write of salary in the constructor is not a choice
// because nobody else can reach the new employee (the seed keeps it: its checker does not know that).
//
// Sets hold the program's own fields and monitors, as they were seen accessed where others could see it. In
// callee mode what follows addEmployee does not hold salary, since only SecondWorker calls it and getEmployeeSalary is
// over; what follows printEmployeeNames does, for its first call in FirstWorker. In sensitive mode the stack tells
// the two calls apart: fewer states are left. Points-to by the heap removes nothing more from salary, as the
// seed says of its own: all employees can be reached through the list.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

class Employee {
    String name;
    Integer salary;

    Employee(String name, Integer salary) {
        this.name = name;
        this.salary = salary;
    }
}

class Company {
    final List<Employee> employees = new CopyOnWriteArrayList<>();
    int printed;

    void addEmployee(String name, Integer salary) {
        Employee emp = new Employee(name, salary);
        employees.add(emp);
    }

    void addEmployee(Employee emp) {
        employees.add(emp);
    }

    void printEmployeeNames() {
        for (Employee e : employees)
            e.name.length();
    }

    void setEmployeeSalary(String eName, Integer nSalary) {
        for (Employee e : employees)
            if (e.name.equals(eName))
                e.salary = nSalary;
    }

    Integer getEmployeeSalary(String eName) {
        for (Employee e : employees)
            if (e.name.equals(eName))
                return e.salary;
        return null;
    }
}

class FirstWorker extends Thread {
    private final Company cmp;

    FirstWorker(Company cmp) {
        this.cmp = cmp;
    }

    public void run() {
        cmp.printEmployeeNames();
        Integer r = cmp.getEmployeeSalary("john");
        cmp.setEmployeeSalary("john", 150);
        cmp.printEmployeeNames();
    }
}

class SecondWorker extends Thread {
    private final Company cmp;

    SecondWorker(Company cmp) {
        this.cmp = cmp;
    }

    public void run() {
        Integer r = cmp.getEmployeeSalary("paul");
        cmp.addEmployee("mark", 80);
        cmp.printEmployeeNames();
    }
}

public class Employees {
    public static void main(String[] args) throws Exception {
        Company cmp = new Company();
        cmp.addEmployee("john", 100);
        Employee emp = new Employee("paul", 120);
        cmp.addEmployee(emp);
        FirstWorker w1 = new FirstWorker(cmp);
        SecondWorker w2 = new SecondWorker(cmp);
        w1.start();
        w2.start();
        w1.join();
        w2.join();
    }
}

// run: raddle check $CLASSES --main Employees --reduction none --look-ahead insensitive --points-to none --foreseen --no-accessors
// out: Company.addEmployee (line 29)
// out:   to its end reads:
// out:   to its end writes and locks:
// out:   to the thread's end reads: Employee.name Employee.salary
// out:   to the thread's end writes and locks: Employee.salary FirstWorker SecondWorker
// out: Company.getEmployeeSalary (line 49)
// out:   to its end reads: Employee.name Employee.salary
// out:   to its end writes and locks:
// out:   to the thread's end reads: Employee.name Employee.salary
// out:   to the thread's end writes and locks: Employee.salary FirstWorker SecondWorker
// out: Company.printEmployeeNames (line 38)
// out:   to its end reads: Employee.name
// out:   to its end writes and locks:
// out:   to the thread's end reads: Employee.name Employee.salary
// out:   to the thread's end writes and locks: Employee.salary FirstWorker SecondWorker
// out: Company.setEmployeeSalary (line 43)
// out:   to its end reads: Employee.name
// out:   to its end writes and locks: Employee.salary
// out:   to the thread's end reads: Employee.name Employee.salary
// out:   to the thread's end writes and locks: Employee.salary FirstWorker SecondWorker
// out: Employees.main (line 87)
// out:   to its end reads: Employee.name Employee.salary
// out:   to its end writes and locks: Employee.salary FirstWorker SecondWorker
// out:   to the thread's end reads: Employee.name Employee.salary
// out:   to the thread's end writes and locks: Employee.salary FirstWorker SecondWorker
// out: FirstWorker.run (line 64)
// out:   to its end reads: Employee.name Employee.salary
// out:   to its end writes and locks: Employee.salary
// out:   to the thread's end reads: Employee.name Employee.salary
// out:   to the thread's end writes and locks: Employee.salary FirstWorker SecondWorker
// out: SecondWorker.run (line 79)
// out:   to its end reads: Employee.name Employee.salary
// out:   to its end writes and locks:
// out:   to the thread's end reads: Employee.name Employee.salary
// out:   to the thread's end writes and locks: Employee.salary FirstWorker SecondWorker
// out: monitor of SecondWorker: always a choice
// out: Employee.name: never a choice
// out: Employee.salary: sometimes a choice
// out: complete: no error (...)
// run: raddle check $CLASSES --main Employees --reduction none --look-ahead callee --points-to none --foreseen --no-accessors
// out: Company.addEmployee (line 29)
// out:   to its end reads:
// out:   to its end writes and locks:
// out:   to the thread's end reads: Employee.name
// out:   to the thread's end writes and locks: FirstWorker SecondWorker
// out: Company.getEmployeeSalary (line 49)
// out:   to its end reads: Employee.name Employee.salary
// out:   to its end writes and locks:
// out:   to the thread's end reads: Employee.name Employee.salary
// out:   to the thread's end writes and locks: Employee.salary FirstWorker SecondWorker
// out: Company.printEmployeeNames (line 38)
// out:   to its end reads: Employee.name
// out:   to its end writes and locks:
// out:   to the thread's end reads: Employee.name Employee.salary
// out:   to the thread's end writes and locks: Employee.salary FirstWorker SecondWorker
// out: Company.setEmployeeSalary (line 43)
// out:   to its end reads: Employee.name
// out:   to its end writes and locks: Employee.salary
// out:   to the thread's end reads: Employee.name
// out:   to the thread's end writes and locks: Employee.salary FirstWorker SecondWorker
// out: Employees.main (line 87)
// out:   to its end reads: Employee.name Employee.salary
// out:   to its end writes and locks: Employee.salary FirstWorker SecondWorker
// out:   to the thread's end reads: Employee.name Employee.salary
// out:   to the thread's end writes and locks: Employee.salary FirstWorker SecondWorker
// out: FirstWorker.run (line 64)
// out:   to its end reads: Employee.name Employee.salary
// out:   to its end writes and locks: Employee.salary
// out:   to the thread's end reads: Employee.name Employee.salary
// out:   to the thread's end writes and locks: Employee.salary FirstWorker SecondWorker
// out: SecondWorker.run (line 79)
// out:   to its end reads: Employee.name Employee.salary
// out:   to its end writes and locks:
// out:   to the thread's end reads: Employee.name Employee.salary
// out:   to the thread's end writes and locks: FirstWorker SecondWorker
// out: monitor of SecondWorker: always a choice
// out: Employee.name: never a choice
// out: Employee.salary: sometimes a choice
// out: complete: no error (...)
// run: raddle check $CLASSES --main Employees --reduction none --look-ahead sensitive --points-to none --foreseen --no-accessors
// out: Company.addEmployee (line 29)
// out:   to its end reads:
// out:   to its end writes and locks:
// out: Company.getEmployeeSalary (line 49)
// out:   to its end reads: Employee.name Employee.salary
// out:   to its end writes and locks:
// out: Company.printEmployeeNames (line 38)
// out:   to its end reads: Employee.name
// out:   to its end writes and locks:
// out: Company.setEmployeeSalary (line 43)
// out:   to its end reads: Employee.name
// out:   to its end writes and locks: Employee.salary
// out: Employees.main (line 87)
// out:   to its end reads: Employee.name Employee.salary
// out:   to its end writes and locks: Employee.salary FirstWorker SecondWorker
// out: FirstWorker.run (line 64)
// out:   to its end reads: Employee.name Employee.salary
// out:   to its end writes and locks: Employee.salary
// out: SecondWorker.run (line 79)
// out:   to its end reads: Employee.name Employee.salary
// out:   to its end writes and locks:
// out: monitor of SecondWorker: always a choice
// out: Employee.name: never a choice
// out: Employee.salary: sometimes a choice
// out: complete: no error (...)
// run: raddle check $CLASSES --main Employees --reduction none --look-ahead sensitive --points-to heap --foreseen --no-accessors
// out: Company.addEmployee (line 29)
// out:   to its end reads:
// out:   to its end writes and locks:
// out: Company.getEmployeeSalary (line 49)
// out:   to its end reads: Employee.name Employee.salary
// out:   to its end writes and locks:
// out: Company.printEmployeeNames (line 38)
// out:   to its end reads: Employee.name
// out:   to its end writes and locks:
// out: Company.setEmployeeSalary (line 43)
// out:   to its end reads: Employee.name
// out:   to its end writes and locks: Employee.salary
// out: Employees.main (line 87)
// out:   to its end reads: Employee.name Employee.salary
// out:   to its end writes and locks: Employee.salary FirstWorker SecondWorker
// out: FirstWorker.run (line 64)
// out:   to its end reads: Employee.name Employee.salary
// out:   to its end writes and locks: Employee.salary
// out: SecondWorker.run (line 79)
// out:   to its end reads: Employee.name Employee.salary
// out:   to its end writes and locks:
// out: monitor of SecondWorker: always a choice
// out: Employee.name: never a choice
// out: Employee.salary: sometimes a choice
// out: complete: no error (...)
